import { home } from "@larkline/content/home";
import { industries } from "@larkline/content/industries";
import { IndustrySelector, type IndustryOption } from "@larkline/ui/industry-selector";

import { ChatButton } from "../../shell/chat-button.tsx";

const { learnMore, lede, title } = home.industries;

const options: readonly IndustryOption[] = industries
  .filter(({ onHome }) => onHome)
  .map(({ id, name, opening, description, benefits, stat }) => ({
    value: id,
    name,
    words: opening,
    description,
    benefits,
    stat,
    action: <ChatButton variant="outline">{learnMore}</ChatButton>,
  }));

/** Five industries, one of them selected (specification, section 2, "Home", Industries section). */
export function Industries() {
  return <IndustrySelector heading={title} lede={lede} industries={options} ground="sunk" />;
}
