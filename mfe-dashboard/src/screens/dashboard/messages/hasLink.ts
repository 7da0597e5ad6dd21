/** An address of a page or a mailbox, as mail programs would make a link of it. */
const LINK = /\/\/|@|(?<=[\p{L}\p{N}_-])\.\p{L}{2}/u;

/** Whether a text has something in it that its writer takes for a link: emails show it as text (decision 0060). */
export const hasLink = (text: string): boolean => LINK.test(text);
