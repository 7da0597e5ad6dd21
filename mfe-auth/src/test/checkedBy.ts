import { validateYupSchema, yupToFormErrors } from 'formik';
import type { ObjectSchema } from 'yup';

/** What a form with this schema would show under each field: the path that formik itself takes. */
export async function checkedBy<Values extends object>(
  schema: ObjectSchema<Values>,
  values: Values,
): Promise<Partial<Record<keyof Values, string>>> {
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    return yupToFormErrors<Values>(error) as Partial<Record<keyof Values, string>>;
  }
}
