/** The endings of common addresses; without those that begin a sentence after a missing space, as in "at 6.me and Ada". */
const ENDINGS =
  'com|org|net|ng|africa|info|app|dev|io|co|uk|gov|edu|tv|ly|xyz|shop|site|store|online';

/** An address of a page or a mailbox, as mail programs would make a link of it. */
const LINK = new RegExp(
  String.raw`//|@|\bwww\.|[\p{L}\p{N}_-]\.(?:(?:${ENDINGS})(?![\p{L}\p{N}_-])|\p{Ll}{2,}/\S)`,
  'u',
);

/** Whether a text has something in it that its writer takes for a link: emails show it as text (decision 0060). */
export const hasLink = (text: string): boolean => LINK.test(text);
