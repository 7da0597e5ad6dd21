import { useId, useRef, type ReactNode } from 'react';
import { Section, SectionLine, useKeptFocus } from '@nzuko/shared-ui/parts';

/** A titled section of a tab; `aside` goes at the end of the title's line. */
export function TabSection({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(root, heading);
  return (
    <Section ref={root} aria-labelledby={id}>
      <SectionLine>
        <h2 ref={heading} id={id}>
          {title}
        </h2>
        {aside}
      </SectionLine>
      {children}
    </Section>
  );
}
