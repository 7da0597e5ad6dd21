import { useEffect, useRef, type ReactNode } from 'react';
import { Heading } from '../../components/LinkPage.styles';

/** The heading of a step that replaces another; it takes the focus, so that screen readers announce it. */
export function StepHeading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Heading ref={ref} tabIndex={-1}>
      {children}
    </Heading>
  );
}
