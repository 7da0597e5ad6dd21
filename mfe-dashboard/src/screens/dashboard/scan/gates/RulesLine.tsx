import { Button, styled, theme } from '@nzuko/shared-ui';

import type { DoorRules } from '../../../../api/gatesApi';
import { countText } from '../../../../text/countText';
import { earlyText } from './earlyChoices';

/** The door's rules in words. */
export function RulesLine({ rules, onChange }: { rules: DoorRules; onChange: () => void }) {
  const { early_minutes: early, has_reentry: hasReentry, alarm_at: alarmAt } = rules;
  return (
    <Root>
      <p>
        {earlyText(early)}{' '}
        {hasReentry
          ? 'People who were scanned out may come back in.'
          : 'People who were scanned out can’t come back in.'}
        {rules.checks_photos ? ' Photos are checked at the door.' : ''}
        {alarmAt === null
          ? ''
          : ` The live board raises the alarm at ${countText(alarmAt)} people inside.`}
      </p>
      <Button size="sm" variant="secondary" onClick={onChange}>
        Change Rules…
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[5]};

  > p {
    flex: 1 1 20rem;
    max-width: 70ch;
    color: ${theme.color.textMuted};
  }
`;
