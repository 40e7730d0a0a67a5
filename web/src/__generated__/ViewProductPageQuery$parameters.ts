/**
 * @generated SignedSource<<91d77d41fe43121c6f6703fb408f928b>>
 * @relayHash 374fec63c4f67c03c896443a2dc76f80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e09fef185d1c3313a1fd1dff758120453234685b59630ddbe70a83324ab61b67

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewProductPageQuery } from './ViewProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e09fef185d1c3313a1fd1dff758120453234685b59630ddbe70a83324ab61b67",
    "metadata": {},
    "name": "ViewProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
