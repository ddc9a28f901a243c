export { DiagnosticsPanel, type DiagnosticsPanelProps, DiagnosticsRow, type DiagnosticsState } from './DiagnosticsPanel.tsx';
