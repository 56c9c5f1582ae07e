import { GroupFrame } from "../field/group-frame.tsx";
import type { GroupProps } from "../field/group-frame.tsx";

export type CheckboxGroupProps = GroupProps;

/**
 * A list of options: `Checkbox`es in a fieldset with a legend. Any number of them may be checked. Each
 * checkbox keeps its own state, and a form submits the checked ones.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/
 */
export function CheckboxGroup(props: CheckboxGroupProps) {
  return <GroupFrame slot="checkbox-group" {...props} />;
}
