/**
 * The cases of the mount benchmark: components of the kit, each with plain, unstyled elements of the same
 * purpose.
 */
import { Badge } from "@larkline/ui/badge";
import { Checkbox } from "@larkline/ui/checkbox";
import { Heading } from "@larkline/ui/heading";
import { Link } from "@larkline/ui/link";
import { Tag } from "@larkline/ui/tag";
import { Text } from "@larkline/ui/text";
import { TextField } from "@larkline/ui/text-field";

import "@larkline/ui/styles.css";
import type { ReactElement } from "react";

/** A component with its plain counterpart; `key` is React's. */
export interface Part {
  /** Name of the kit's export. */
  name: string;
  ours: (key: number) => ReactElement;
  native: (key: number) => ReactElement;
}

export const parts: readonly Part[] = [
  {
    name: "link",
    ours: (key) => (
      <Link key={key} href="#pricing">
        Pricing
      </Link>
    ),
    native: (key) => (
      <a key={key} href="#pricing" className="link">
        Pricing
      </a>
    ),
  },
  {
    name: "heading",
    ours: (key) => (
      <Heading key={key} level={2}>
        Every call answered.
      </Heading>
    ),
    native: (key) => (
      <h2 key={key} className="heading">
        Every call answered.
      </h2>
    ),
  },
  {
    name: "text",
    ours: (key) => <Text key={key}>Calls are answered after two rings.</Text>,
    native: (key) => (
      <p key={key} className="text">
        Calls are answered after two rings.
      </p>
    ),
  },
  {
    name: "badge",
    ours: (key) => <Badge key={key}>Save 20%</Badge>,
    native: (key) => (
      <span key={key} className="badge">
        Save 20%
      </span>
    ),
  },
  {
    name: "tag",
    ours: (key) => <Tag key={key}>Scheduling</Tag>,
    native: (key) => (
      <span key={key} className="tag">
        Scheduling
      </span>
    ),
  },
  {
    name: "text-field",
    ours: (key) => <TextField key={key} label="Name" />,
    native: (key) => (
      <label key={key} className="field">
        <span>Name</span>
        <input type="text" />
      </label>
    ),
  },
  {
    name: "checkbox",
    ours: (key) => <Checkbox key={key}>I accept the terms</Checkbox>,
    native: (key) => (
      <label key={key} className="checkbox">
        <input type="checkbox" />
        <span>I accept the terms</span>
      </label>
    ),
  },
];
