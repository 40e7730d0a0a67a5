/**
 * @generated SignedSource<<5a06c8b9fd3dbf0923cc5538b4057057>>
 * @relayHash ad27af07b4c7edddf36de69f4aa2450e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eda810e3cdfb418144a92713eb1a6d227417c3b67ddc68f676f38f37de67d87a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrintLabelPageQuery } from './PrintLabelPageQuery.graphql';

const node: PreloadableConcreteRequest<PrintLabelPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eda810e3cdfb418144a92713eb1a6d227417c3b67ddc68f676f38f37de67d87a",
    "metadata": {},
    "name": "PrintLabelPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
