/**
 * The empty application. Most tests replace it with one that uses the kit's components. The test of the tokens
 * without the kit keeps it, and looks for its text.
 */
export const App = () => <p>Nothing yet.</p>;
