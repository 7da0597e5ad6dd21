import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** `props` go to the fetched component; until then `fallback` shows; `onFail` hears that it could not be fetched. */
interface PartProps<Props> {
  wanted: boolean;
  props: Props;
  fallback?: ReactNode;
  onFail: () => void;
}

/** A component whose code is fetched when it is first wanted, and the way to fetch it ahead of need. */
export interface LazyPart<Props> {
  warm: () => Promise<boolean>;
  Part: ComponentType<PartProps<Props>>;
}

/** Makes a lazy part; unlike `React.lazy`, a failed fetch is forgotten, so the next wish tries again. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const fetched: { component?: ComponentType<Props>; pending?: Promise<boolean> } = {};

  const warm = () => {
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

  function Part({ wanted, props, fallback = null, onFail }: PartProps<Props>) {
    // What this render knew. The code may arrive between a render and its effect: then one more render must follow.
    const [ready, setReady] = useState(fetched.component !== undefined);
    useEffect(() => {
      if (!wanted || ready) return;
      let current = true;
      void warm().then((isThere) => {
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
