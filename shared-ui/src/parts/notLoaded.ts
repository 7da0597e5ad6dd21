/** The toast that says that the code for what somebody pressed didn't load. */
export const notLoaded = {
  variant: 'destructive',
  title: 'This could not be opened',
  description: 'Check your connection and try again.',
} as const;
