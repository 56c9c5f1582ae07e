import { textStyles } from "@larkline/tokens";

/** Classes by text style. Written out, because Tailwind does not find class names that code composes. */
const classes: Record<keyof typeof textStyles, string> = {
  display: "font-display text-display font-semibold",
  "heading-1": "font-display text-heading-1 font-semibold",
  "heading-2": "font-display text-heading-2 font-semibold",
  "heading-3": "font-display text-heading-3 font-semibold",
  "heading-4": "font-display text-heading-4 font-semibold",
  lede: "font-text text-lede",
  body: "font-text text-body",
  small: "font-text text-small",
  fine: "font-text text-fine",
  plate: "font-plate text-plate font-semibold",
};

const samples: Record<keyof typeof textStyles, string> = {
  display: "Every call answered.",
  "heading-1": "Every lead put through.",
  "heading-2": "Receptionist Starter",
  "heading-3": "What happens at night?",
  "heading-4": "After a call",
  lede: "Larkline answers the phone in your company’s name, books the visit, and writes it down.",
  body: "There’s water coming through my kitchen ceiling. The plumber is there Thursday at 7:30.",
  small: "50 calls a month, answered day and night.",
  fine: "As customers report. Times in your own time zone.",
  plate: "ON THE LINE 0:47",
};

const isStyle = (name: string): name is keyof typeof textStyles => name in textStyles;

/** A sample of every text style, with what the style is for. */
export function TypeSpecimen() {
  return (
    <dl className="sb-unstyled my-6 text-ink">
      {Object.keys(textStyles)
        .filter(isStyle)
        .map((name) => (
          <div key={name} className="border-t border-line py-6">
            <dt className="text-fine text-ink-muted">
              <code className="font-semibold text-ink">text-{name}</code> {textStyles[name]}
            </dt>
            <dd className={`mt-3 wrap-break-word ${classes[name]}`}>{samples[name]}</dd>
          </div>
        ))}
    </dl>
  );
}
