import {
  readToolResult,
  type ToolPlan,
  type ToolResults,
} from "@larkline/client/chat-tool-results";
import { chatLater } from "@larkline/content/chat-later";
import { currency } from "@larkline/content/plans";
import { Button } from "@larkline/ui/button";
import { CaseStudyCard } from "@larkline/ui/case-study-card";
import { IndustryCard } from "@larkline/ui/industry-card";
import { PlanCard } from "@larkline/ui/plan-card";
import { PlanTable } from "@larkline/ui/plan-table";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";

import type { Period } from "../../pages/shared/period.ts";
import type { planTones } from "../../pages/shared/plan-tones.ts";

/**
 * Maximum number of plans or industries that are shown as cards. More would fill a phone's screen and repeat the
 * list in the answer's text, so a result with more of them shows no cards.
 */
const maxCards = 2;

/**
 * The kit's color names (`tone`) for the colors of plan categories. A copy: with an import of the pages' constant, the
 * chat would load a chunk of the pages. The type keeps both equal.
 */
const tones: typeof planTones = { blue: "blue", green: "green", purple: "plum" };

const words = chatLater.cards;

function Plan({ plan, period }: { plan: ToolPlan; period: Period }) {
  return (
    <PlanCard
      variant="compact"
      name={plan.name}
      category={plan.categoryName}
      tone={tones[plan.color]}
      description={plan.description}
      price={plan.price}
      currency={currency}
      calls={plan.calls}
      features={plan.features}
      period={period}
      headingLevel={4}
      actions={
        <>
          <Button
            size="sm"
            href={plan.action.href}
            aria-label={`${plan.action.label}, ${plan.categoryName} ${plan.name}`}
          >
            {plan.action.label}
          </Button>
          <Button size="sm" variant="ghost" href={plan.href}>
            {words.compare}
          </Button>
        </>
      }
    />
  );
}

function Plans({ plans, period }: { plans: readonly ToolPlan[]; period: Period }) {
  if (plans.length === 0 || plans.length > maxCards) return null;
  return plans.map((plan) => <Plan key={plan.id} plan={plan} period={period} />);
}

function Industries({ industries, caseStudy }: ToolResults["industry_info"]) {
  if (industries.length === 0 || industries.length > maxCards) return null;
  return (
    <>
      {industries.map(({ id, name, quote, description, stat, href }) => (
        <IndustryCard
          key={id}
          variant="compact"
          name={name}
          words={quote}
          description={description}
          stat={stat}
          href={href}
          labels={{ action: words.industry }}
          headingLevel={4}
        />
      ))}
      {caseStudy && (
        <CaseStudyCard
          variant="compact"
          story={caseStudy}
          headingLevel={4}
          action={
            <Button size="sm" variant="outline" href={caseStudy.href}>
              {words.story}
            </Button>
          }
        />
      )}
    </>
  );
}

function SignUp({ signUp, login, plan }: ToolResults["start_sign_up"]) {
  return (
    <Stack gap="sm">
      {plan && <Plan plan={plan} period="monthly" />}
      <Stack direction="row" gap="sm" wrap>
        <Button size="sm" href={signUp.href}>
          {signUp.label}
        </Button>
        <Button size="sm" variant="outline" href={login.href}>
          {login.label}
        </Button>
      </Stack>
    </Stack>
  );
}

function Contact({ phone, email, location }: ToolResults["contact_person"]) {
  return (
    <Stack gap="sm">
      <Stack direction="row" gap="sm" wrap>
        <Button size="sm" href={phone.href}>
          {phone.label}
        </Button>
        <Button size="sm" variant="outline" href={email.href}>
          {email.label}
        </Button>
      </Stack>
      <Text size="fine" tone="muted">
        {location}
      </Text>
    </Stack>
  );
}

/**
 * Renders the result of a tool that the assistant used, below its answer, whose bubble sets the distance between
 * cards. Renders nothing if the result does
 * not match the contract.
 */
export function ToolResult({ name, result }: { name: string; result: unknown }) {
  const toolResult = readToolResult(name, result);
  switch (toolResult?.name) {
    case "get_plans":
      return <Plans plans={toolResult.result.plans} period={toolResult.result.period} />;
    case "recommend_plan":
      return <Plans plans={toolResult.result.recommended} period={toolResult.result.period} />;
    case "compare_plans":
      return (
        <PlanTable
          caption={toolResult.result.caption}
          columns={toolResult.result.columns}
          groups={toolResult.result.groups}
        />
      );
    case "industry_info":
      return <Industries {...toolResult.result} />;
    case "start_sign_up":
      return <SignUp {...toolResult.result} />;
    case "contact_person":
      return <Contact {...toolResult.result} />;
    // Search results are shown as sources below the answer.
    default:
      return null;
  }
}
