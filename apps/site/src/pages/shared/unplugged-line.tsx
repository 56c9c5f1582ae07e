import { Cord, CordLayer } from "@larkline/ui/cord";
import { JackShape } from "@larkline/ui/jack";

/** Centers of the small jacks, in units of the drawing: 48 per module. The cord hangs where the start side has none. */
const line = [24, 72, 120, 168, 216, 264, 312, 360, 408];
const jacks = line.flatMap((x) =>
  line.filter((y) => y === 24 || y === 264 || (x === 408 && y < 264)).map((y) => [x, y] as const),
);

/** Drawing for pages without a line: one large jack is empty, and the plug that belongs into it hangs below. */
export function UnpluggedLine() {
  return (
    <CordLayer columns={9} rows={6} variant="modules">
      {jacks.map(([x, y]) => (
        <JackShape key={`${x} ${y}`} transform={`translate(${x} ${y})`} />
      ))}
      <JackShape transform="translate(216 106) scale(4)" />
      <Cord from={{ x: 0.5, y: 0.5 }} to={{ x: 5.25, y: 4.125 }} sag={0.75} />
      <JackShape state="plugged" transform="translate(252 198) scale(2.5)" />
    </CordLayer>
  );
}
