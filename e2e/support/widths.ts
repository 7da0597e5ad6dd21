/** The widths to check, from a small phone to a large screen. */
export const widths = [320, 360, 768, 1024, 1280, 1440, 1920];
