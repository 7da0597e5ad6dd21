/** Whether the page scrolls sideways, and what is too wide. Runs in the page. */
export function sidewaysScrolling(): string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= innerWidth) return [];
  const widest = [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .at(-1);
  return [
    `the page is ${scrollWidth} px wide${widest ? `: ${window.walkTools.nameOf(widest)}` : ''}`,
  ];
}
