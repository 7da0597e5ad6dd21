import { useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { Checkbox, Field, Select } from '@nzuko/shared-ui';
import { boolean, object, string } from 'yup';

import { changedFields } from '../../../../api/changedFields';
import type { Event } from '../../../../api/eventsApi';
import { changeDoorRules, doorSetupQuery, type DoorRules } from '../../../../api/gatesApi';
import { FormDialog } from '../../../../components/FormDialog';
import { saveRulesFailedMessage } from '../../../../messages/doorMessages';
import { countText } from '../../../../text/countText';
import { earlyChoices } from './earlyChoices';

interface RulesDialogProps {
  event: Event;
  rules: DoorRules;
  open: boolean;
  onClose: () => void;
}

const rulesSchema = object({
  early_minutes: string().default(''),
  has_reentry: boolean().default(false),
  staff_sells: boolean().default(false),
  checks_photos: boolean().default(false),
  alarm_at: string()
    .trim()
    .default('')
    .matches(/^([1-9]\d{0,5})?$/, 'Enter a number of people, or leave it empty'),
});

/** Changes the rules of an event's door. */
export function RulesDialog({ event, rules, open, onClose }: RulesDialogProps) {
  const queryClient = useQueryClient();
  const initialValues = useMemo(
    () => ({
      early_minutes: String(rules.early_minutes),
      has_reentry: rules.has_reentry,
      staff_sells: rules.staff_sells,
      checks_photos: rules.checks_photos,
      alarm_at: rules.alarm_at === null ? '' : String(rules.alarm_at),
    }),
    [rules],
  );
  const { formik, formProps, fieldProps, isSubmitting, failure, reset } = useApiForm({
    schema: rulesSchema,
    initialValues,
    onSubmit: async (values) => {
      const changed = {
        ...values,
        early_minutes: Number(values.early_minutes),
        alarm_at: values.alarm_at === '' ? null : Number(values.alarm_at),
      };
      await changeDoorRules(event.id, changedFields(rules, changed));
      onClose();
      void queryClient.invalidateQueries(doorSetupQuery(event.id));
      void queryClient.invalidateQueries({ queryKey: ['door', event.id] });
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Door rules"
      description="They apply to all gates and helpers within seconds, and to offline devices once they’re back online."
      form={{ formProps, isSubmitting, reset }}
      problem={failure && saveRulesFailedMessage(failure)}
      submitLabel="Save"
    >
      <Field
        {...fieldProps('early_minutes')}
        as={Select}
        label="Ask for a second tap"
        hint="A wrong date or a test scan doesn’t use up a ticket. Check-ins in Attendees never ask."
        options={earlyChoices(rules.early_minutes)}
      />
      <Checkbox
        checked={formik.values.has_reentry}
        onChange={({ target }) => void formik.setFieldValue('has_reentry', target.checked)}
        hint="Only if they were scanned on their way out."
      >
        People may come back in
      </Checkbox>
      <Checkbox
        checked={formik.values.staff_sells}
        onChange={({ target }) => void formik.setFieldValue('staff_sells', target.checked)}
        hint="Otherwise only owners and managers can. Either way, only they can void a sale."
      >
        Team members at the door may sell tickets
      </Checkbox>
      <Checkbox
        checked={formik.values.checks_photos}
        onChange={({ target }) => void formik.setFieldValue('checks_photos', target.checked)}
        hint="The scanner shows the photo on the ticket, offline too. Otherwise nobody at the door sees it."
      >
        Check photos at the door
      </Checkbox>
      <Field
        {...fieldProps('alarm_at')}
        label="Alarm when this many are inside"
        hint={`The event has ${countText(event.max_attendees)} places. Leave it empty for no alarm.`}
        inputMode="numeric"
        autoComplete="off"
      />
    </FormDialog>
  );
}
