import { ButtonLink } from '@nzuko/shared-ui';

import { SettingsSection } from './SettingsSection';

/** For an attendee: the way to becoming an organizer, which is in place of the form for a new event. */
export function OrganizeSection() {
  return (
    <SettingsSection title="Organize Events">
      <p>Create events and sell tickets with this account. You keep your tickets.</p>
      <div>
        <ButtonLink variant="secondary" to="/events/create-event">
          Become an Organizer
        </ButtonLink>
      </div>
    </SettingsSection>
  );
}
