import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { isSavingData } from '../data-saver/dataSaverStore';

/** `props` are passed to the loaded component; `fallback` shows until then; `onFail` runs if loading fails. */
interface PartProps<Props> {
  wanted: boolean;
  props: Props;
  fallback?: ReactNode;
  onFail: () => void;
}

/** A component whose code loads on first use, and a function that preloads it except in Data Saver mode. */
export interface LazyPart<Props> {
  warm: () => Promise<boolean>;
  Part: ComponentType<PartProps<Props>>;
}

/** Creates a lazy part; unlike `React.lazy`, it retries after a failed load. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const fetched: { component?: ComponentType<Props>; pending?: Promise<boolean> } = {};

  const fetchPart = () => {
    fetched.pending ??= load().then(
      (component) => {
        fetched.component = component;
        return true;
      },
      () => {
        fetched.pending = undefined;
        return false;
      },
    );
    return fetched.pending;
  };
  const warm = () => (isSavingData() ? Promise.resolve(false) : fetchPart());

  function Part({ wanted, props, fallback = null, onFail }: PartProps<Props>) {
    // If the code arrived between this render and its effect, render once more.
    const [ready, setReady] = useState(fetched.component !== undefined);
    useEffect(() => {
      if (!wanted || ready) return;
      let current = true;
      void fetchPart().then((isThere) => {
        if (!current) return;
        if (isThere) setReady(true);
        else onFail();
      });
      return () => {
        current = false;
      };
    }, [wanted, ready, onFail]);
    return fetched.component ? createElement(fetched.component, props) : fallback;
  }

  return { warm, Part };
}
