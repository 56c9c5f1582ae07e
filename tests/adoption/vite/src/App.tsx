/** The empty application. The tests replace it with one that uses the kit's components. */
export const App = () => <p>Nothing yet.</p>;
