type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what was typed, chosen or filled in by the browser before the screen has loaded: React's fields replace those of the
 * markup, and receive it as if typed again. The forms themselves aren't submitted; a press of their button is kept by
 * `earlyPress`.
 */
export function keepTyped(): void {
  const root = document.getElementById('root');
  const markup = document.getElementById('prerendered');
  if (!root || !markup) return;
  const address = location.pathname + location.search;

  root.addEventListener('submit', (event) => {
    if (markup.contains(event.target as Node)) event.preventDefault();
  });

  const fieldsIn = (place: Element) => [
    ...place.querySelectorAll<Field>('input[name], textarea[name], select[name]'),
  ];

  function isChanged(field: Field): boolean {
    if (field instanceof HTMLSelectElement) {
      const { options, value } = field;
      const chosen = [...options].find((option) => option.defaultSelected) ?? options[0];
      return value !== chosen?.value;
    }
    if (isChoice(field)) return field.checked !== field.defaultChecked;
    return field.value !== field.defaultValue;
  }

  function typeAgain(from: Field, to: Field): void {
    if (isChoice(from) && isChoice(to)) {
      if (to.checked !== from.checked) to.click();
      return;
    }
    // React overrides the property on each element to notice values set by script, which it ignores: bypass that override.
    const prototype = Object.getPrototypeOf(to) as Field;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(to, from.value);
    for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }));
    if (to === document.activeElement && 'selectionStart' in from && 'setSelectionRange' in to) {
      const { selectionStart, selectionEnd, selectionDirection } = from;
      // Null for fields that have none, such as those for an email address.
      if (selectionStart === null) return;
      to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
    }
  }

  // Its callback runs before the next paint, and before the kept press is carried out.
  new MutationObserver((_changes, observer) => {
    if (markup.isConnected) return;
    // A link has led to another page, whose fields may have the same names.
    if (location.pathname + location.search !== address) return observer.disconnect();
    const fields = fieldsIn(root);
    if (fields.length === 0) return;
    observer.disconnect();
    for (const from of fieldsIn(markup).filter(isChanged)) {
      const to = fields.find(
        ({ name, type, value }) =>
          name === from.name &&
          type === from.type &&
          // Radio buttons of a group only differ in their value.
          (type !== 'radio' || value === from.value),
      );
      if (to) typeAgain(from, to);
    }
  }).observe(root, { childList: true, subtree: true });
}

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';
