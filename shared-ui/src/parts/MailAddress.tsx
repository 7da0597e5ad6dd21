import { Fragment } from 'react';

/** An email address that only wraps after "@" or a dot, never inside a word. */
export function MailAddress({ children }: { children: string }) {
  return children.split(/(?<=[@.])/).map((part, index) => (
    // The parts of a text have no identity but their position.
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
