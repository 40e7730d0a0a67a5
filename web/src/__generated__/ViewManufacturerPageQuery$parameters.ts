/**
 * @generated SignedSource<<323b7e916de526070ad082a339ef7554>>
 * @relayHash a4fdff22dd2794fb14bbe4151de20841
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67298da830c9f955dd515a197248749fd92d2dbff1b7747f9fa8b3325228d661

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewManufacturerPageQuery } from './ViewManufacturerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewManufacturerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67298da830c9f955dd515a197248749fd92d2dbff1b7747f9fa8b3325228d661",
    "metadata": {},
    "name": "ViewManufacturerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
