/** Phrases banned from all pages: leaked program values, unhelpful sentences and advertising talk. */
export const banned = [
  /\bundefined\b/,
  /\bNaN\b/,
  /\[object \w+\]/,
  /\bInvalid Date\b/,
  /\bnull\b/,
  /\bLorem ipsum\b/i,
  /\bTODO\b/,
  /\$\{/,
  /\bOops\b/i,
  /\bWhoops\b/i,
  /\bUh[- ]oh\b/i,
  // A heading of the refund policy is "If something went wrong".
  /\bSomething went wrong\b/,
  /\bAn error (has )?occurred\b/i,
  /\bClick here\b/i,
  /\bPlease note that\b/i,
  /\bKindly\b/i,
  /\bSeamless(ly)?\b/i,
  /\bEffortless(ly)?\b/i,
  /\bCutting[- ]edge\b/i,
  /\bWorld[- ]class\b/i,
  /\bRevolutioni[sz]e\b/i,
  /\bSupercharge\b/i,
  /\bGame[- ]chang(er|ing)\b/i,
  /\bUnleash\b/i,
  /\bLeverage\b/i,
].map(({ source, flags }) => ({ source, flags }));

/** Banned phrases in the page's texts, labels and hints. Runs in the page. */
export function bannedPhrases(phrases: typeof banned): string[] {
  const hidden = ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  );
  const texts = [document.title, ...document.body.innerText.split('\n'), ...hidden];
  return phrases.flatMap(({ source, flags }) => {
    const phrase = new RegExp(source, flags);
    const text = texts.find((each) => phrase.test(each));
    return text ? [`"${phrase.exec(text)?.[0]}" in "${text.trim().slice(0, 80)}"`] : [];
  });
}
