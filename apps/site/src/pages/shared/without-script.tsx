import { brand } from "@larkline/content/brand";
import { header } from "@larkline/content/header";
import { Link } from "@larkline/ui/link";
import { Text } from "@larkline/ui/text";

/** How to reach a person where scripts do not run and the chat cannot open. */
export function WithoutScript() {
  const { phone, phoneUri, email, emailUri } = brand.contact;
  return (
    <noscript>
      <Text as="span" size="small" tone="muted">
        {header.withoutScript} <Link href={phoneUri}>{phone}</Link>,{" "}
        <Link href={emailUri}>{email}</Link>
      </Text>
    </noscript>
  );
}
