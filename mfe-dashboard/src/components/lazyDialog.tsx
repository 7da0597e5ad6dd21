import { useEffect, type ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import { toast } from '@nzuko/shared-ui';
import { notLoaded } from '@nzuko/shared-ui/parts';

interface DialogState {
  open: boolean;
  onClose: () => void;
}

/** A dialog whose code, with the forms' libraries, loads when it is first opened. */
export function lazyDialog<Props extends DialogState>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LazyDialog(props: Props) {
    const { open, onClose } = props;
    const { data, isError } = useQuery({
      queryKey: ['code', name],
      queryFn: async () => ({ Loaded: await load() }),
      enabled: open,
      staleTime: Infinity,
      gcTime: Infinity,
      structuralSharing: false,
    });

    useEffect(() => {
      if (!open || !isError) return;
      onClose();
      toast(notLoaded);
    }, [open, isError, onClose]);

    return data ? <data.Loaded {...props} /> : null;
  };
}
