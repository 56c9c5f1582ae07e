/** What each key does: the same steps that the play functions drive. */
export function KeyboardTable({
  rows,
}: {
  rows: readonly (readonly [keys: string, does: string])[];
}) {
  return (
    <table className="sb-unstyled text-small text-ink my-6 w-full border-collapse text-start">
      <thead>
        <tr className="border-edge border-b">
          <th className="py-2 pe-6 text-start font-semibold">Key</th>
          <th className="py-2 text-start font-semibold">What it does</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([keys, does]) => (
          <tr key={keys} className="border-line border-b align-top">
            <th scope="row" className="py-2 pe-6 text-start font-normal">
              {keys.split(", ").map((key) => (
                <kbd
                  key={key}
                  className="rounded-plate border-edge bg-surface text-fine me-1 inline-block border px-2 font-medium"
                >
                  {key}
                </kbd>
              ))}
            </th>
            <td className="py-2">{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
