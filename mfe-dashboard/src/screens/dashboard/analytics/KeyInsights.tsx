import {
  Lightbulb,
  Megaphone,
  Trophy,
  UsersRound,
  type IconComponent,
} from '@nzuko/shared-ui/icons';
import { styled, theme } from '@nzuko/shared-ui';

import type { Insight } from './insights';

const icons: Record<Insight['key'], IconComponent> = {
  'high-performing': Trophy,
  'best-seller': Lightbulb,
  turnout: UsersRound,
  'needs-attention': Megaphone,
};

/** Key insights as sentences. */
export function KeyInsights({ insights }: { insights: readonly Insight[] }) {
  return (
    <List>
      {insights.map(({ key, title, text }) => {
        const Icon = icons[key];
        return (
          <li key={key}>
            <Icon size={22} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${theme.space[4]};
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space[3]};
    padding: ${theme.space[5]};
    background: ${theme.color.primarySoft};
    color: ${theme.color.onPrimarySoft};
    border-radius: ${theme.radius.lg};
    overflow-wrap: anywhere;
  }

  h3 {
    font-size: ${theme.fontSize.lg};
  }
`;
