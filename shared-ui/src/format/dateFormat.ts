const formats = new Map<string, Intl.DateTimeFormat>();

/** The format of these options, made once: on a phone, each one takes 2 ms, and a list of events needs several per event. */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made;
}
