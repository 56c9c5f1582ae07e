/** Uses of the kit's types in an application. They are only compiled, with strict options. */
import { Accordion, AccordionItem, type AccordionProps } from "@larkline/ui/accordion";
import { Chip, ChipGroup } from "@larkline/ui/chip";
import { Combobox } from "@larkline/ui/combobox";
import { FaqAccordion } from "@larkline/ui/faq-accordion";
import { IndustrySelector } from "@larkline/ui/industry-selector";
import { type AnchorProps, Link, type LinkComponent, LinkProvider } from "@larkline/ui/link";
import { MenuRadioGroup } from "@larkline/ui/menu";
import { Radio, RadioGroup } from "@larkline/ui/radio-group";
import { Segment, SegmentedControl } from "@larkline/ui/segmented-control";
import { Select, type SelectProps } from "@larkline/ui/select";
import { Tab, TabList, TabPanel, Tabs } from "@larkline/ui/tabs";
import {
  type ComponentPropsWithRef,
  type MouseEventHandler,
  type ReactNode,
  useState,
} from "react";

/** As the link of Next.js is declared: without `undefined` in its optional props. */
declare function FrameworkLink(
  props: Omit<ComponentPropsWithRef<"a">, "href" | "onClick"> & {
    href: string | URL;
    onClick?: MouseEventHandler<HTMLAnchorElement>;
    prefetch?: boolean;
  },
): ReactNode;

/** An application's link around that of a router whose prop for the URL has another name. */
function RouterLink({ href, children, ...props }: AnchorProps) {
  return (
    <a data-to={href} {...props}>
      {children}
    </a>
  );
}
const ownLink: LinkComponent = RouterLink;

export const links = [FrameworkLink, RouterLink, ownLink, "a" as const].map((component) => (
  <LinkProvider key={String(component)} component={component}>
    <Link href="/plans">Plans</Link>
  </LinkProvider>
));
export const routerWithOtherProps = (
  // @ts-expect-error -- a link that needs a prop that the kit does not pass
  <LinkProvider component={(props: { to: string }) => props.to}>Plans</LinkProvider>
);

type Plan = "basic" | "growth";
const plans = [
  { value: "basic", label: "Basic" },
  { value: "growth", label: "Growth" },
];

/** The setter of a state with a few values is a handler of a choice of these values. */
export function Choices() {
  const [plan, setPlan] = useState<Plan>("basic");
  const [other, setOther] = useState<Plan | null>(null);
  const [several, setSeveral] = useState<readonly Plan[]>([]);
  return (
    <>
      <RadioGroup label="Plan" value={plan} onValueChange={setPlan}>
        <Radio value="basic">Basic</Radio>
      </RadioGroup>
      <SegmentedControl label="Plan" value={plan} onValueChange={setPlan}>
        <Segment value="basic">Basic</Segment>
      </SegmentedControl>
      <Select label="Plan" options={plans} value={other} onValueChange={setOther} />
      <Combobox label="Plan" options={plans} value={other} onValueChange={setOther} />
      <Tabs value={plan} onValueChange={setPlan}>
        <TabList label="Plans">
          <Tab value="basic">Basic</Tab>
        </TabList>
        <TabPanel value="basic">Basic</TabPanel>
      </Tabs>
      <MenuRadioGroup value={plan} onValueChange={setPlan}>
        {null}
      </MenuRadioGroup>
      <ChipGroup label="Plan" value={other} onValueChange={setOther}>
        <Chip value="basic">Basic</Chip>
      </ChipGroup>
      <Accordion value={other} onValueChange={setOther}>
        {null}
      </Accordion>
      <Accordion<Plan> type="multiple" value={several} onValueChange={setSeveral}>
        {null}
      </Accordion>
      <FaqAccordion items={[]} value={other} onValueChange={setOther} />
      <IndustrySelector title="Plans" industries={[]} value={other} onValueChange={setOther} />
      {/* @ts-expect-error -- the chosen chip can be deselected */}
      <ChipGroup label="Plan" value={plan} onValueChange={setPlan}>
        {null}
      </ChipGroup>
      {/* @ts-expect-error -- the open item can be closed */}
      <Accordion value={plan} onValueChange={setPlan}>
        {null}
      </Accordion>
      {/* @ts-expect-error -- the field can become empty */}
      <Select label="Plan" options={plans} value={plan} onValueChange={setPlan} />
    </>
  );
}

/** Without `value`, handlers get any string, and props can be passed on. */
export function AnyString({ onPlan, ...props }: SelectProps & { onPlan: (plan: string) => void }) {
  const [, setText] = useState("");
  const [, setTextOrNone] = useState<string | null>(null);
  const [texts, setTexts] = useState<readonly string[]>([]);
  return (
    <>
      <RadioGroup
        label="Plan"
        defaultValue="basic"
        onValueChange={(plan) => onPlan(plan === "growth" ? "Growth" : plan)}
      >
        <Radio value="basic">Basic</Radio>
      </RadioGroup>
      <SegmentedControl label="Plan" defaultValue="basic" onValueChange={setText}>
        <Segment value="basic">Basic</Segment>
      </SegmentedControl>
      <Select {...props} onValueChange={(plan) => onPlan(plan ?? "")} />
      <Select {...props} value="basic" />
      <ChipGroup label="Plan" defaultValue="basic" onValueChange={setTextOrNone}>
        <Chip value="basic">Basic</Chip>
      </ChipGroup>
      <Accordion
        defaultValue="basic"
        onValueChange={(plan) => onPlan(plan === "growth" ? "Growth" : (plan ?? ""))}
      >
        <AccordionItem value="basic" title="Basic">
          Basic
        </AccordionItem>
      </Accordion>
      <Accordion type="multiple" value={texts} onValueChange={setTexts}>
        {null}
      </Accordion>
      <Accordion type="multiple" value={["basic"]} onValueChange={setTexts}>
        {null}
      </Accordion>
      <Accordion
        type="multiple"
        defaultValue={["basic"]}
        onValueChange={(names) => onPlan(names.join(", "))}
      >
        {null}
      </Accordion>
      <FaqAccordion items={[]} defaultValue="basic" onValueChange={setTextOrNone} />
      <IndustrySelector
        title="Plans"
        industries={[]}
        defaultValue="basic"
        onValueChange={(plan) => onPlan(plan === "growth" ? "Growth" : (plan ?? ""))}
      />
    </>
  );
}

/** The props of either type of accordion can be passed on. */
export const PassedOn = (props: AccordionProps) => <Accordion {...props} />;
