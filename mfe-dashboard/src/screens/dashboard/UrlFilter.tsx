import { Field, Select, styled } from '@nzuko/shared-ui';

import { useDashboardUrl } from './useDashboardUrl';

/** The first one is chosen by default. */
type Options<Option> = readonly Option[] & { readonly 0: Option };

interface UrlFilterProps {
  /** The query parameter that holds the choice. */
  name: string;
  label: string;
  options: Options<{ readonly value: string; readonly label: string }>;
}

/** The option of a `UrlFilter` that is chosen. */
export function useUrlChoice<Option extends { readonly value: string }>(
  name: string,
  options: Options<Option>,
): Option {
  const { query } = useDashboardUrl();
  return options.find(({ value }) => value === query.get(name)) ?? options[0];
}

/** Limits a list to a choice that the URL holds. */
export function UrlFilter({ name, label, options }: UrlFilterProps) {
  const { change } = useDashboardUrl();
  const chosen = useUrlChoice(name, options);
  return (
    <Narrow>
      <Field
        as={Select}
        name={name}
        label={label}
        options={options}
        value={chosen.value}
        onChange={({ target: { value } }) =>
          change({ [name]: value === options[0].value ? undefined : value, page: undefined })
        }
      />
    </Narrow>
  );
}

const Narrow = styled.div`
  width: min(100%, 16rem);
`;
