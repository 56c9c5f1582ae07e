import { brand } from "@larkline/content/brand";
import { header } from "@larkline/content/header";
import { Link } from "@larkline/ui/link";
import { Text } from "@larkline/ui/text";

interface WithoutScriptProps {
  /**
   * Sentence that says what does not work without JavaScript.
   * @default `header.withoutScript`
   */
  children?: string;
}

/** Phone number and mail address for visitors without JavaScript; hidden otherwise. */
export function WithoutScript({ children = header.withoutScript }: WithoutScriptProps) {
  const { phone, phoneUri, email, emailUri } = brand.contact;
  return (
    <noscript>
      <Text as="span" size="small" tone="muted">
        {children} <Link href={phoneUri}>{phone}</Link>, <Link href={emailUri}>{email}</Link>
      </Text>
    </noscript>
  );
}
