import { act, renderHook } from "@testing-library/react";
import { useApp, useAppActions } from "../../src/context/AppContext";
import { renderHookWithProviders } from "../support/renderWithProviders";

const renderApp = () =>
  renderHookWithProviders(() => ({ state: useApp(), actions: useAppActions() })).result;

it("keeps any number of notices, with different ids in one millisecond, and removes one of them", () => {
  jest.useFakeTimers({ now: 5000 });
  const app = renderApp();
  act(() => {
    for (const message of ["a", "b", "c", "d", "a"])
      app.current.actions.addNotification({ message });
  });
  const ids = app.current.state.notifications.map(({ id }) => id);
  expect(ids).toEqual([5000, 5001, 5002, 5003, 5004]);
  act(() => app.current.actions.removeNotification(5001));
  expect(app.current.state.notifications.map(({ message }) => message)).toEqual([
    "a",
    "c",
    "d",
    "a",
  ]);
});

it("keeps its actions stable, so that effects do not run again", () => {
  const app = renderApp();
  const before = app.current.actions;
  act(() => app.current.actions.setLoading(true));
  expect(app.current.actions).toBe(before);
});

it.each<[string, () => unknown]>([
  ["useApp", useApp],
  ["useAppActions", useAppActions],
])("tells the developer that %s is outside its provider", (name, hook) => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  expect(() => renderHook(hook)).toThrow(`${name} is outside AppProvider`);
});
