import { GroupFrame } from "../field/group-frame.tsx";
import type { GroupProps } from "../field/group-frame.tsx";

export type CheckboxGroupProps = GroupProps;

/**
 * Several things of which any number may be chosen: `Checkbox`es in a fieldset with a legend. Each
 * holds itself, and a form sends those that are ticked.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/
 */
export function CheckboxGroup(props: CheckboxGroupProps) {
  return <GroupFrame slot="checkbox-group" {...props} />;
}
