import { useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '@nzuko/shared-auth';
import {
  Button,
  ButtonLink,
  PageContainer,
  PageHeader,
  Stack,
  styled,
  theme,
  useSearchParams,
} from '@nzuko/shared-ui';
import { MailAddress } from '@nzuko/shared-ui/parts';

import { sendContactMessage, type ContactMessage } from '../../api/contactApi';
import { Footer } from '../../components/footer/Footer';
import { ContactForm } from './ContactForm';
import type { ContactValues } from './contactSchema';
import { topicIn } from './contactTopics';

/** `/contact`: a message to the people who run the site; `?topic=` chooses what it is about. */
export default function ContactScreen() {
  const [query] = useSearchParams();
  const user = useSession((session) => session.user);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const topic = topicIn(query);
  const known = useMemo(
    () => ({
      name: user ? `${user.first_name} ${user.last_name}`.trim() : '',
      email: user?.email ?? '',
      topic,
      message: '',
    }),
    [user, topic],
  );

  const handleSubmit = async (values: ContactValues) => {
    await sendContactMessage(values as ContactMessage);
    setSentTo(values.email);
  };

  return (
    <>
      <PageContainer width="text">
        {sentTo === null ? (
          <Stack gap={8}>
            <PageHeader
              eyebrow="Contact"
              title="Write to us"
              subtitle="A question, a problem, a refund that hasn’t arrived: somebody will read it and answer by email."
            />
            <ContactForm known={known} onSubmit={handleSubmit} />
          </Stack>
        ) : (
          <Sent email={sentTo} onAnother={() => setSentTo(null)} />
        )}
      </PageContainer>
      <Footer />
    </>
  );
}

/** Confirms the message and says what happens next. The heading takes the focus, so that screen readers announce it. */
function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <Stack gap={6}>
      <h1 ref={heading} tabIndex={-1}>
        We’ve got your message
      </h1>
      <Words>
        We’ve sent a confirmation to <MailAddress>{email}</MailAddress>, and our answer will come to
        the same address. To add something, reply to that email.
      </Words>
      <Stack direction="row" gap={3} wrap>
        <ButtonLink to="/events">Find an Event</ButtonLink>
        <Button variant="secondary" onClick={onAnother}>
          Write Another Message
        </Button>
      </Stack>
    </Stack>
  );
}

const Words = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.lg};
`;
