import { useQuery } from '@tanstack/react-query';
import { Link, VisuallyHidden } from '@nzuko/shared-ui';

import { unreadQuery } from '../../../api/messagesApi';
import { countText } from '../../../text/countText';
import { useDashboardUrl } from '../useDashboardUrl';
import { tabLabels } from '../views';
import { ExtraButton, UnreadCount } from './Sidebar.styles';
import { tabIcons } from './tabIcons';

const Icon = tabIcons.messages;

/** Link to Messages with the number of unread ones. */
export function MessagesLink({
  isCurrent,
  onNavigate,
}: {
  isCurrent: boolean;
  onNavigate: () => void;
}) {
  const { hrefToTab } = useDashboardUrl();
  // On failure no number is shown; the tab itself reports the error.
  const { data: unread = 0 } = useQuery(unreadQuery);
  return (
    <ExtraButton
      as={Link}
      to={hrefToTab('messages')}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onNavigate}
    >
      <Icon size={20} />
      {tabLabels.messages}
      {unread > 0 ? (
        <UnreadCount>
          {countText(unread)}
          <VisuallyHidden> unread</VisuallyHidden>
        </UnreadCount>
      ) : null}
    </ExtraButton>
  );
}
