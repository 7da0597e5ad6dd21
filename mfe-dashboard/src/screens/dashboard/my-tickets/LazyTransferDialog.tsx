import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { toast } from 'shared-ui';

import type { TransferDialogProps } from './TransferDialog';

/** The transfer dialog; its code, with the forms' libraries, loads when it is first opened. */
export function LazyTransferDialog(props: TransferDialogProps) {
  const { open, onClose } = props;
  const { data, isError } = useQuery({
    queryKey: ['code', 'transfer'],
    queryFn: async () => ({ TransferDialog: (await import('./TransferDialog')).TransferDialog }),
    enabled: open,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });

  useEffect(() => {
    if (!open || !isError) return;
    onClose();
    toast({
      variant: 'destructive',
      title: 'This could not be opened',
      description: 'Check your connection and try again.',
    });
  }, [open, isError, onClose]);

  return data ? <data.TransferDialog {...props} /> : null;
}
