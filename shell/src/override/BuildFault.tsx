import { styled, theme } from '@nzuko/shared-ui';

/** Covers the page, which still runs the last good build, while a local remote's sources don't build. */
export function BuildFault({ name, fault }: { name: string; fault: string }) {
  return (
    <Cover role="alert">
      <h1>{name} doesn’t build</h1>
      <pre>{fault}</pre>
      <p>The page comes back once the sources build again.</p>
    </Cover>
  );
}

const Cover = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${theme.z.toast};
  padding: ${theme.space[6]};
  overflow: auto;
  background: ${theme.color.surface};
  color: ${theme.color.text};

  pre {
    margin: ${theme.space[4]} 0;
    padding: ${theme.space[4]};
    overflow-x: auto;
    border-left: 3px solid ${theme.color.error};
    background: ${theme.color.neutralSoft};
    font-size: ${theme.fontSize.sm};
  }
`;
