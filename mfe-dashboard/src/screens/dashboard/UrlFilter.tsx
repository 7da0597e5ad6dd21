import { Field, Select, styled } from '@nzuko/shared-ui';

import { useDashboardUrl } from './useDashboardUrl';

interface UrlFilterProps {
  /** The query parameter that holds the choice. */
  name: string;
  label: string;
  /** The first one is chosen by default. */
  options: readonly { readonly value: string; readonly label: string }[];
}

/** Limits a list to a choice that the URL holds. */
export function UrlFilter({ name, label, options }: UrlFilterProps) {
  const { query, change } = useDashboardUrl();
  const [usual] = options;
  const picked = options.find(({ value }) => value === query.get(name)) ?? usual;
  return (
    <Narrow>
      <Field
        as={Select}
        name={name}
        label={label}
        options={options}
        value={picked?.value ?? ''}
        onChange={({ target: { value } }) =>
          change({ [name]: value === usual?.value ? undefined : value, page: undefined })
        }
      />
    </Narrow>
  );
}

const Narrow = styled.div`
  width: min(100%, 16rem);
`;
