export const App = () => <p>Nothing yet.</p>;
