import { memo, useEffect, useRef } from 'react';
import { isWholeTicketNumber } from '@nzuko/contract/text';
import {
  CircleCheck,
  CircleX,
  LogOut,
  ScanLine,
  TriangleAlert,
  type IconComponent,
} from '@nzuko/shared-ui/icons';
import { Button, useStore, type StoreApi } from '@nzuko/shared-ui';

import type { DoorAccess } from './doorAccess';
import type { AnswerTone, DoorAnswer } from './doorAnswers';
import type { LoggedScan } from './scanLog';
import { HolderPhoto } from './photos/HolderPhoto';
import { Detail, Name, Root, Ticket, Title, Unseen, WholeNumber } from './ScanAnswer.styles';
import { everyLetter } from './unseen';
import type { Answers } from './useDoor';

const icons: Record<AnswerTone, IconComponent> = {
  green: CircleCheck,
  blue: LogOut,
  amber: TriangleAlert,
  red: CircleX,
};

/** Whoever may come in, or has. */
const COMPARED: ReadonlySet<AnswerTone> = new Set(['green', 'amber']);

interface ScanAnswerProps {
  answers: StoreApi<Answers>;
  onUndo: (admission: LoggedScan) => void;
  /** Lets somebody in long before the start. */
  onLetIn: (text: string) => void;
  access: DoorAccess;
}

/** The last scan's result, readable from two metres; also played as a sound, and not conveyed by colour alone. */
export const ScanAnswer = memo(function ScanAnswer({
  answers,
  onUndo,
  onLetIn,
  access,
}: ScanAnswerProps) {
  const answer = useStore(answers, (each) => each.answer);
  const Icon = answer ? icons[answer.tone] : ScanLine;
  const { admission, early } = answer ?? {};
  const root = useRef<HTMLElement>(null);

  // On a phone the camera may fill the screen, so scroll the answer into view.
  useEffect(() => {
    if (!answer) return undefined;
    // With the frame: the page is laid out for it anyway.
    const handle = requestAnimationFrame(() => root.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(handle);
  }, [answer]);

  /** The pressed button goes with the next answer, so the focus stays with the answers. */
  const handlePress = (act: () => void) => {
    root.current?.focus();
    act();
  };
  const letIn = useRef<DoorAnswer>(undefined);
  /** Once for each answer: a second tap would be told that they are in, and take the first one's Undo away. */
  const handleLetIn = (text: string) => {
    if (letIn.current === answer) return;
    letIn.current = answer;
    handlePress(() => onLetIn(text));
  };
  // Nobody who is refused, or leaves, is compared with a photo.
  const photo = answer && COMPARED.has(answer.tone) ? answer.photo : undefined;
  return (
    <Root ref={root} tabIndex={-1} data-tone={answer?.tone} data-photo={photo ? '' : undefined}>
      {/* Always rendered: screen readers ignore a live region that appears together with its text. */}
      <div role="status" aria-label="Answer" aria-atomic="true">
        <Icon size={72} strokeWidth={1.75} />
        <Title>{answer ? answer.title : 'Ready to scan'}</Title>
        <Name>{answer?.name}</Name>
        <Ticket>
          {answer?.ticketType ? `${answer.ticketType} · ` : null}
          {answer?.ticket && isWholeTicketNumber(answer.ticket) ? (
            <WholeNumber>{answer.ticket}</WholeNumber>
          ) : (
            answer?.ticket
          )}
        </Ticket>
        <Detail>{photo === null ? 'No photo' : null}</Detail>
        <Detail>{answer?.detail}</Detail>
        {answer?.isOffline ? <Detail>Checked against the list on this device.</Detail> : null}
      </div>
      {photo ? <HolderPhoto photo={photo} name={answer?.name ?? ''} access={access} /> : null}
      {early === undefined ? null : (
        <Button size="lg" onClick={() => handleLetIn(early)}>
          Let In Anyway
        </Button>
      )}
      {admission ? (
        <Button variant="secondary" onClick={() => handlePress(() => onUndo(admission))}>
          Undo
        </Button>
      ) : null}
      {/* Fonts of these sizes are there before the first answer, which would wait for them. */}
      <Unseen>
        <Name>{everyLetter.name}</Name>
        <Ticket>
          <WholeNumber>{everyLetter.number}</WholeNumber>
        </Ticket>
        <Detail>{everyLetter.name}</Detail>
      </Unseen>
    </Root>
  );
});
