/** Kinds of sections with longer text: paragraphs, and questions with answers. */
import { itemsIn } from "../draft.ts";
import { area, ground, items, lede, line, title } from "../fields.ts";
import { type Kind, plain } from "../kind.ts";
import { phraseOf } from "../phrase.ts";

const reading = plain({
  id: "reading",
  name: "Text",
  about: "One to four paragraphs to be read, beside their heading.",
  group: "Explains",
  component: "PageReading",
  module: "page-reading",
  type: "ReadingText",
  words: [
    title(),
    items("paragraphs", "Paragraphs", "Paragraph", [1, 4], [area("text", "Text", 600)]),
  ],
  look: [ground],
  start: {
    title: "What the caller hears",
    ground: "page",
    paragraphs: [
      {
        text: "A voice that says your name, and asks one thing at a time. Whoever wants a person gets one, with what has been said so far.",
      },
    ],
  },
});

/** Id of an answer: the first four words of its question, and numbers that make the id unique. */
function fragmentOf(question: string, numbers: readonly (number | string)[]): string {
  const words = question.toLowerCase().match(/[a-z]+/g) ?? ["question"];
  return [...words.slice(0, 4), ...numbers].join("-");
}

const questions = plain({
  id: "questions",
  name: "Questions",
  about: "Questions of this page’s readers with their answers, one open at a time.",
  group: "Explains",
  anchor: true,
  live: true,
  component: "PageQuestions",
  module: "page-questions",
  type: "QuestionsText",
  words: [
    title(),
    lede,
    items(
      "items",
      "Questions",
      "Question",
      [2, 8],
      [
        line("question", "Question", 90, { form: [/\?$/, "How long does it take?"] }),
        area("answer", "Answer", 600, {
          hint: "Begins with the answer. An empty line begins a paragraph.",
        }),
      ],
    ),
  ],
  look: [ground],
  more: ({ values, key }) => ({
    items: itemsIn(values, "items").map(({ question = "", answer = "" }, index) => ({
      id: fragmentOf(question, [index + 1, ...(/\d+/.exec(key) ?? [])]),
      question: phraseOf(question),
      answer: phraseOf(answer),
    })),
  }),
  start: {
    title: "Asked before",
    lede: "What people want to know before they send their calls.",
    ground: "page",
    items: [
      {
        question: "Do I keep my number?",
        answer: "Yes. You forward it, and can take it back at any time.",
      },
      {
        question: "What if a caller wants a person?",
        answer: "The agent puts the call through, by your rules, and says what it has heard.",
      },
    ],
  },
});

export const reads: readonly Kind[] = [reading, questions];
