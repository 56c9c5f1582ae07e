/**
 * A docs page's table of keys with what they do. A play function of the component's stories should press each
 * key to which the component reacts; no test checks this.
 */
export function KeyboardTable({
  rows,
}: {
  /** `keys` are separated by ", ": `Enter, Space`. A combination is one key: `Shift + Space`. */
  rows: readonly (readonly [keys: string, does: string])[];
}) {
  return (
    <table className="sb-unstyled my-6 w-full border-collapse text-start text-small text-ink">
      <thead>
        <tr className="border-b border-edge">
          <th className="py-2 pe-6 text-start font-semibold">Key</th>
          <th className="py-2 text-start font-semibold">What it does</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([keys, does]) => (
          <tr key={keys} className="border-b border-line align-top">
            <th scope="row" className="py-2 pe-6 text-start font-normal">
              {keys.split(", ").map((key) => (
                <kbd
                  key={key}
                  className="me-1 inline-block rounded-plate border border-edge bg-surface px-2 text-fine font-medium"
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
