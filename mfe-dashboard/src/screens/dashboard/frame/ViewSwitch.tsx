import { mediaTouch, styled, theme, useNavigate } from '@nzuko/shared-ui';

import type { View } from '../views';

const labels: Record<View, string> = { organizer: 'Organizer', attendee: 'Attendee', desk: 'Desk' };

/** Switches an administrator between the views; each starts at its first tab. */
export function ViewSwitch({ view }: { view: View }) {
  const navigate = useNavigate();
  return (
    <Root role="group" aria-label="View as">
      {(['organizer', 'attendee', 'desk'] as const).map((each) => (
        <Choice
          key={each}
          type="button"
          aria-pressed={each === view}
          onClick={() => void navigate(`?view=${each}`)}
        >
          {labels[each]}
        </Choice>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr auto;
  gap: ${theme.space[1]};
  padding: ${theme.space[1]};
  background: ${theme.color.surfaceSunken};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.pill};
`;

const Choice = styled.button`
  min-height: 2.25rem;
  padding: 0 ${theme.space[2]};
  background: none;
  border: 0;
  border-radius: ${theme.radius.pill};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.weight.semibold};
  cursor: pointer;

  ${mediaTouch} {
    min-height: ${theme.size.control};
  }

  &[aria-pressed='true'] {
    background: ${theme.color.surfaceRaised};
    color: ${theme.color.text};
    box-shadow: ${theme.shadow.sm};
  }
`;
