/** An error as it is sent to another process. */
export type Failure = Pick<Error, 'name' | 'message' | 'stack'>;

export function failureOf(error: unknown): Failure {
  // Some errors, such as a `DOMException`, have these on their prototype.
  if (error instanceof Error) {
    const { name, message, stack } = error;
    return { name, message, stack };
  }
  return { name: 'Error', message: String(error) };
}
