import { toast } from '@nzuko/shared-ui';

/** Says that the code for what somebody pressed didn’t load. */
export const tellNotLoaded = () =>
  toast({
    variant: 'destructive',
    title: 'This could not be opened',
    description: 'Check your connection and try again.',
  });
