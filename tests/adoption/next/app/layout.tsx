/** The layout of an empty Next.js application, into which the tests install the kit as another team would. */
import "./globals.css";

export const metadata = { title: "Another team's application" };

export default function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
