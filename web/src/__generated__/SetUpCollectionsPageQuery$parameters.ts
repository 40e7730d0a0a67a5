/**
 * @generated SignedSource<<baae87a099fd6b74ef86a7bb8351a29f>>
 * @relayHash fb0651fc0f74cac16c8e9676d7198e03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5597c608ee22c60b24c50fd51757ef0a45688b6c69040694a8e51d5139506a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpCollectionsPageQuery } from './SetUpCollectionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpCollectionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b5597c608ee22c60b24c50fd51757ef0a45688b6c69040694a8e51d5139506a7",
    "metadata": {},
    "name": "SetUpCollectionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
