import { useQueryClient } from '@tanstack/react-query';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { toast } from '@nzuko/shared-ui';

import type { Event } from '../../../api/eventsApi';
import { changeMember, teamQuery, teamsQuery, type TeamMember } from '../../../api/teamsApi';
import { FormDialog } from '../../../components/FormDialog';
import { changeFailedMessage } from '../../../messages/teamMessages';
import { PlaceFields } from './PlaceFields';
import { placeOf, placeSchema } from './placeSchema';

interface ChangeMemberDialogProps {
  teamId: number;
  member: TeamMember;
  events: readonly Event[];
  open: boolean;
  onClose: () => void;
}

/** Changes a member’s role and events. */
export function ChangeMemberDialog(props: ChangeMemberDialogProps) {
  const { teamId, member, events, open, onClose } = props;
  const queryClient = useQueryClient();
  const { formik, formProps, fieldProps, isSubmitting, failure, reset } = useApiForm({
    schema: placeSchema,
    initialValues: {
      role: member.role,
      all_events: member.event_ids === null,
      // Deleted events have no box to untick, and the API refuses them.
      event_ids: events.flatMap(({ id }) => (member.event_ids?.includes(id) ? String(id) : [])),
    },
    onSubmit: async (values) => {
      try {
        await changeMember(teamId, member, placeOf(values));
        toast({ title: `${member.name}’s permissions have been changed.` });
        onClose();
      } finally {
        // Also when somebody else has changed them, so that one sees what they have now.
        void queryClient.invalidateQueries(teamQuery(teamId));
        if (member.is_me) void queryClient.invalidateQueries(teamsQuery);
      }
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Change ${member.name}`}
      description="It applies from their next action."
      form={{ formProps, isSubmitting, reset }}
      problem={failure && changeFailedMessage(failure)}
      submitLabel="Save"
    >
      <PlaceFields
        values={formik.values}
        events={events}
        role={fieldProps('role')}
        eventsError={fieldProps('event_ids').error}
        onChange={(change) => void formik.setValues({ ...formik.values, ...change })}
      />
    </FormDialog>
  );
}
