/**
 * @generated SignedSource<<e75b6116b2899065c189d4ef1e4195dd>>
 * @relayHash efe62f2ad2e828286f54999d5d629f89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30e23722a7dbf306c4ad9bc84247c03962569836125447076e8e235b6b5623a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewUserLocationPageQuery } from './ViewUserLocationPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewUserLocationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30e23722a7dbf306c4ad9bc84247c03962569836125447076e8e235b6b5623a4",
    "metadata": {},
    "name": "ViewUserLocationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
