/** Names prepared statements by their texts, the same on all connections. Statements that are prepared in different ways need different prefixes. */
export function statementNames(prefix: string): (text: string) => string {
  const names = new Map<string, string>();
  return (text) => {
    const name = names.get(text) ?? `${prefix}_${names.size}`;
    names.set(text, name);
    return name;
  };
}
