import { invitationDuration } from '@nzuko/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { Banner, Button, Card, Field, toast } from '@nzuko/shared-ui';
import { ConfirmEmailAction } from '@nzuko/shared-ui/parts';

import type { Event } from '../../../api/eventsApi';
import { inviteToTeam, teamQuery } from '../../../api/teamsApi';
import { inviteFailedMessage } from '../../../messages/teamMessages';
import { PlaceFields } from './PlaceFields';
import { invitationSchema, placeOf } from './placeSchema';
import { Actions, Form } from './Team.styles';

const empty = invitationSchema.getDefault();

/** Invites somebody by email. */
export function InviteForm({ teamId, events }: { teamId: number; events: readonly Event[] }) {
  const queryClient = useQueryClient();
  const { formik, formProps, fieldProps, isSubmitting, failure, dismissFailure, reset } =
    useApiForm({
      schema: invitationSchema,
      initialValues: empty,
      onSubmit: async ({ email, ...place }) => {
        const { email: invited } = await inviteToTeam(teamId, { email, ...placeOf(place) });
        const open = queryClient.getQueryData(teamQuery(teamId).queryKey)?.invitations ?? [];
        toast({
          title: `The invitation to ${invited} is on its way.`,
          description: open.some((each) => each.email.toLowerCase() === invited.toLowerCase())
            ? 'The link in the earlier one no longer works.'
            : undefined,
        });
        reset();
        await queryClient.invalidateQueries(teamQuery(teamId));
      },
    });
  return (
    <Card>
      <Form as="form" gap={5} aria-label="Invite someone" {...formProps}>
        <Field
          {...fieldProps('email')}
          label="Email"
          type="email"
          hint={`They get a link that works for ${invitationDuration}, and only for this address.`}
          autoComplete="off"
          // Success empties the form, whatever was typed by then.
          readOnly={isSubmitting}
          required
        />
        <PlaceFields
          values={formik.values}
          events={events}
          role={fieldProps('role')}
          eventsError={fieldProps('event_ids').error}
          onChange={(change) => void formik.setValues({ ...formik.values, ...change })}
        />
        {failure ? (
          <Banner
            tone="error"
            onDismiss={dismissFailure}
            action={<ConfirmEmailAction error={failure} onConfirmed={dismissFailure} />}
          >
            {inviteFailedMessage(failure)}
          </Banner>
        ) : null}
        <Actions>
          <Button type="submit" loading={isSubmitting}>
            Send Invitation
          </Button>
        </Actions>
      </Form>
    </Card>
  );
}
